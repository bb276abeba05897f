import { languages } from '#languages/languages.ts';
import { IMMUTABLE, REVALIDATED } from '#server/http/site.ts';

const prefixes = Object.values(languages)
  .map(({ prefix }) => prefix)
  .filter(Boolean);

type Headers = readonly (readonly [name: string, value: string])[];

const HASHED = '^/assets/[^/]+$';
/** Files without a path of their own: compressed copies, and hidden files except those in .well-known. */
const HIDDEN = '(?:/\\.(?!well-known/)|\\.(?:br|gz)$)';

const nginxHeaders = (headers: Headers, cacheControl?: string) =>
  [...headers, ...(cacheControl === undefined ? [] : [['cache-control', cacheControl] as const])]
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');

/** For an nginx `server` block whose `root` is the built site. A location with its own headers inherits none, so each lists all. */
const nginx = (headers: Headers) => `# Written by the build.
charset utf-8;
charset_types text/html text/plain text/css text/xml application/javascript application/xml;
gzip_static on;
set $language "";
${prefixes.map((prefix) => `if ($uri ~ "^${prefix}(?:/|$)") {\n    set $language ${prefix};\n}`).join('\n')}
error_page 404 $language/404.html;

location ~ "^(?:${prefixes.join('|')})?/404\\.html$" {
    internal;
    etag off;
    if_modified_since off;
${nginxHeaders(headers, REVALIDATED)}
}
location ~ "${HIDDEN}" {
    return 404;
}
location ~ "${HASHED}" {
${nginxHeaders(headers, IMMUTABLE)}
}
location / {
    try_files $uri $uri/index.html =404;
${nginxHeaders(headers, REVALIDATED)}
}
location ~ "\\.webmanifest$" {
    types { }
    default_type application/manifest+json;
${nginxHeaders(headers, REVALIDATED)}
}
`;

const caddyHeaders = (headers: Headers) => headers.map(([name, value]) => `\t\t\t${name} \`${value}\``).join('\n');

/** For a Caddy site whose `root` is the built site. */
const caddy = (headers: Headers) => `# Written by the build.
(pages) {
	handle {
		header {
${caddyHeaders(headers)}
		}
		@others not path_regexp ${HASHED}
		header @others cache-control ${REVALIDATED}
		@hashed path_regexp ${HASHED}
		header @hashed cache-control "${IMMUTABLE}"
		@manifest path *.webmanifest
		header @manifest content-type application/manifest+json
		@hidden path_regexp \`(?:/\\.[^w]|/\\.w[^e]|\\.(?:br|gz)$)\`
		error @hidden 404
		try_files {path} {path}/index.html
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		header {
${caddyHeaders(headers)}
			cache-control ${REVALIDATED}
			-etag
			-last-modified
		}
		map {path} {language} {
${prefixes.map((prefix) => `\t\t\t~^${prefix}(?:/|$) ${prefix}`).join('\n')}
			default ""
		}
		rewrite * {language}/404.html
		file_server {
			status 404
		}
	}
}
`;

/** The configurations with which nginx and Caddy serve the built site, by file name. */
export const proxyFiles = (headers: Headers): Record<string, string> => ({
  'nginx.conf': nginx(headers),
  Caddyfile: caddy(headers),
});
