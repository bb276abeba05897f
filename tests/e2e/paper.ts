import sharp from 'sharp';

const [WIDTH, HEIGHT] = [1500, 2000];

/** The content of the paper: a square at its top left, a bar of this length in tenths, and lines of text. */
const drawing = (bar: number, color: string) =>
  `<rect width="840" height="1188" fill="#f6f3ea"/><rect x="80" y="80" width="120" height="120" fill="${color}"/>
   <rect x="80" y="260" width="${bar * 68}" height="40" fill="#222"/>
   ${Array.from({ length: 24 }, (_, i) => `<text x="80" y="${360 + i * 32}" font-size="24" fill="#333">Name and date of birth ${i}, كلية مطرانية بيروت</text>`).join('')}`;

/** A JPEG photograph of an A4 paper on a wooden table, rotated a little, in uneven light. */
export const photographOfPaper = ({ bar = 10, color = '#111' } = {}): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
        <defs><linearGradient id="shade"><stop stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient></defs>
        <rect width="${WIDTH}" height="${HEIGHT}" fill="#5d432f"/>
        <g transform="translate(260 220) rotate(5) scale(1.25)">${drawing(bar, color)}</g>
        <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>
      </svg>`,
    ),
  )
    .withExif({ IFD0: { Make: 'Somebody’s telephone' } })
    .jpeg({ quality: 85 })
    .toBuffer();
