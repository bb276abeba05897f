/** What the engines' tests drive, and where Debian keeps it. */
export const programs = {
  firefox: { path: '/usr/bin/firefox-esr', package: 'firefox-esr' },
  webkit: { path: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  display: { path: '/usr/bin/Xvfb', package: 'xvfb' },
} as const;
