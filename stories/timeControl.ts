/** Two times to choose from, as ISO 8601: the second is in another year in Beirut than in UTC. */
export const timeControl = {
  control: 'select',
  options: ['2026-06-30T14:42:00.000Z', '2026-12-31T22:30:00.000Z'],
} as const;
