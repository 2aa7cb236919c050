# Varnish in front of two servers of the guide, with the module xkey (Debian: varnish, varnish-modules). See docs/scaling.md.
# It takes the guide's call about what has changed at /-/purge: with CDN_PURGE_URL=http://<this address>/-/purge and
# CDN_PURGE_HEADER="Purge-Secret: <secret>". Put the same secret below, and let nobody but the servers reach the address.
vcl 4.1;

import directors;
import xkey;

backend first {
	.host = "127.0.0.1";
	.port = "3000";
	.probe = { .url = "/api/health/live"; .interval = 2s; }
}

backend second {
	.host = "127.0.0.1";
	.port = "3001";
	.probe = { .url = "/api/health/live"; .interval = 2s; }
}

sub vcl_init {
	new servers = directors.round_robin();
	servers.add_backend(first);
	servers.add_backend(second);
}

sub vcl_recv {
	if (req.url == "/-/purge") {
		if (req.method != "POST" || req.http.Purge-Secret != "the secret") {
			return (synth(403));
		}
		set req.http.X-Emptied = xkey.purge(req.http.Surrogate-Key);
		return (synth(200, req.http.X-Emptied + " answers"));
	}
	set req.backend_hint = servers.backend();
}

sub vcl_backend_response {
	set beresp.http.xkey = beresp.http.Surrogate-Key;
}

sub vcl_deliver {
	# Of no use to readers.
	unset resp.http.xkey;
	unset resp.http.Surrogate-Key;
	unset resp.http.Cache-Tag;
}
