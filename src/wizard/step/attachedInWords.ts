export const attachedInWords = (count: number) => (count === 1 ? '1 file attached.' : `${count} files attached.`);
