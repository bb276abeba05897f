/** Where the site will stand, `https://school.example` unless `SITE_ORIGIN` says otherwise. Throws if that is no origin. */
export function siteOrigin(setting = process.env.SITE_ORIGIN || 'https://school.example') {
  const { origin, protocol } = new URL(setting);
  if (!/^https?:$/.test(protocol) || setting.replace(/\/$/, '') !== origin)
    throw new Error(`SITE_ORIGIN must be an origin such as https://school.example, not ${setting}.`);
  return origin;
}
