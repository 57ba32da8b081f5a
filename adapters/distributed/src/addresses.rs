//! The addresses of workers, for coordinators whose cluster does not change.

use datafusion::common::{DataFusionError, Result, plan_datafusion_err};
use datafusion_distributed::WorkerResolver;
use url::Url;

/// Workers at fixed addresses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Workers(Vec<Url>);

impl Workers {
    /// Workers at addresses of the form `HOST:PORT`.
    ///
    /// # Errors
    /// An address has another form, or there is none.
    pub fn new(addresses: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Workers> {
        let url = |address: &str| {
            let url = Url::parse(&format!("http://{address}")).ok();
            let url = url.filter(|url| url.host().is_some() && address.ends_with(|c: char| c.is_ascii_digit()));
            let is_address = |url: &Url| {
                let has_port = address.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
                has_port && url.path() == "/" && url.username().is_empty() && url.query().is_none()
            };
            url.filter(is_address).ok_or_else(|| plan_datafusion_err!("the worker is {address}, wanted HOST:PORT"))
        };
        let urls: Vec<Url> = addresses.into_iter().map(|address| url(address.as_ref())).collect::<Result<_>>()?;
        if urls.is_empty() {
            return Err(plan_datafusion_err!("there is no worker"));
        }
        Ok(Workers(urls))
    }
}

impl WorkerResolver for Workers {
    fn get_urls(&self) -> Result<Vec<Url>, DataFusionError> {
        Ok(self.0.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let workers = Workers::new(["127.0.0.1:8080", "[::1]:1", "host.name:65535"]).unwrap();
        let texts: Vec<String> = workers.get_urls().unwrap().iter().map(Url::to_string).collect();
        assert_eq!(texts, ["http://127.0.0.1:8080/", "http://[::1]:1/", "http://host.name:65535/"]);
        for wrong in ["", "host", "host:", ":1", "host:65536", "a@b:1", "a/b:1", "http://a:1", "a:1/b", "a:1?b"] {
            assert!(Workers::new([wrong]).is_err(), "{wrong}");
        }
        assert!(Workers::new([""; 0]).is_err());
    }
}
