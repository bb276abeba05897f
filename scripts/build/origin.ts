/** The site's origin: `SITE_ORIGIN`, or `https://school.example`. Throws if the setting is not an origin. */
export function siteOrigin(setting = process.env.SITE_ORIGIN || 'https://school.example') {
  const { origin, protocol } = new URL(setting);
  if (!/^https?:$/.test(protocol) || setting.replace(/\/$/, '') !== origin)
    throw new Error(`SITE_ORIGIN must be an origin such as https://school.example, not ${setting}.`);
  return origin;
}
