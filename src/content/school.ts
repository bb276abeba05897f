/** Everything the school replaces with its own, but its name: `languages/schoolName.ts`. Values with `placeholder: true` are neutral and belong to nobody. */
export const school = {
  placeholder: true,
  city: 'Beirut, Lebanon',
  founded: 1953,
  phone: { display: '+961 00 000 000', e164: '+96100000000', placeholder: true },
  email: { address: 'info@school.example', placeholder: true },
  address: { lines: ['1 Example Street', 'Beirut, Lebanon'], placeholder: true },
  social: {
    professional: 'https://example.org/professional',
    photos: 'https://example.org/photos',
    network: 'https://example.org/network',
    video: 'https://example.org/video',
    placeholder: true,
  },
} as const;
