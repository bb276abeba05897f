/** The programs of the engines' tests, and their packages in Debian. */
export const programs = {
  firefox: { path: '/usr/bin/firefox-esr', package: 'firefox-esr' },
  webkit: { path: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  display: { path: '/usr/bin/Xvfb', package: 'xvfb' },
} as const;
