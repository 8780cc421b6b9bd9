vcl 4.1;
# Varnish in front of the two shops of compose.yaml (needs the module xkey: Debian's varnish-modules).
# The shop says what may be stored and for how long, and purges by tag: CDN=varnish, VARNISH_URLS=http://this-server:6081
import directors;
import std;
import xkey;

backend shop_1 {
  .host = "shop-1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 5s; .window = 4; .threshold = 2; .initial = 2; }
}

backend shop_2 {
  .host = "shop-2";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 5s; .window = 4; .threshold = 2; .initial = 2; }
}

sub vcl_init {
  new shops = directors.round_robin();
  shops.add_backend(shop_1);
  shops.add_backend(shop_2);
}

# The servers that may purge.
acl purgers {
  "127.0.0.1";
  "::1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  set req.backend_hint = shops.backend();
  if (req.method == "PURGE") {
    if (!client.ip ~ purgers) {
      return (synth(405, "Not allowed"));
    }
    if (!req.http.xkey-purge) {
      return (synth(400, "No tags"));
    }
    set req.http.purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.purged));
  }
  # Health checks and metrics are about one process.
  if (req.url ~ "^/(healthz|readyz|metrics)$") {
    return (synth(404));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What belongs to one shopper or to staff. Everything else is looked up: cookies do not change public pages.
  if (req.url ~ "^(/[a-z]{2}(-[a-z]{2})?)?/(_api/(shopper|basket|checkout|account|staff|events)|basket|checkout|account|studio|staff|payment)(/|\?|\.|$)" || req.http.Authorization) {
    return (pass);
  }
  # Out of date pages are shown for a moment while a new one is made, and for an hour while none can be made.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)(private|no-store)" || !beresp.http.Cache-Control) {
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    return (deliver);
  }
  # While no backend responds, visitors get what was stored.
  set beresp.grace = 1h;
  # Compressed once here, for every visitor who accepts it.
  if (beresp.http.Content-Type ~ "^(text/|application/(json|javascript|xml)|image/svg)") {
    set beresp.do_gzip = true;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}

sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Retry-After = "5";
  set beresp.http.Cache-Control = "no-store";
  set beresp.body = {"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Back in a moment</title><h1>Back in a moment</h1><p>Please try again in a few seconds.</p></html>"};
  return (deliver);
}
