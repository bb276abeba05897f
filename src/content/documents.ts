export const documents = {
  protocol: '/media/protocol-19-20.pdf',
  journal: '/media/special-issue-2025.pdf',
} as const;
