class R;
def fine : R;
def user { R r = !cast<R>("fime"); } // error: Undefined reference to record: 'fime'
