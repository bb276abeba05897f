const MB = 1024 * 1024;

export const link =
  'https://school.example/join-us/as-staff#continue=bRZ_dhIUCV6WTL9pawgmQA.eEH9NRtMnsaLvDzaLyQKHUlssx3pQLBdDx8FNqKhyB0';
export const offer = { id: 'bRZ_dhIUCV6WTL9pawgmQA', until: new Date(2026, 2, 4, 14, 5).toISOString() };
export const progress = { done: 2 * MB, total: 5 * MB };
export const nothing = () => undefined;
