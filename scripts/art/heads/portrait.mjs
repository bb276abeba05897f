import { head } from '../kit/head.mjs';
import { box, group, line, picture, pointed, shape } from '../kit/kit.mjs';
import { ramleh, skins, white } from '../kit/palette.mjs';
import { tesserae } from '../kit/tesserae.mjs';

const opening = pointed(110, 500, 60, 812);

/** A sandstone niche; `joints` are cut into the wall so that no two are alike. */
const niche = (ground, joints) => [
  box(ramleh[2], 0, 0, 720, 900),
  shape(ramleh[1], 'M0 0H400L110 300V620L0 760z'),
  line(ramleh[4], 2, joints),
  shape(ramleh[4], pointed(96, 548, 26, 812)),
  shape(ramleh[1], pointed(84, 546, 26, 812)),
  shape(ground[0], opening),
];

const shade = (tone) => shape(tone, 'M360 60H640V812H470Q560 420 360 60z');

/**
 * A bust without a face in an arch. `ground` and `coat` are pairs of tones; `dress` lies over the shoulders, `ledge` stands
 * on the sill in front of the person.
 */
export function portrait({ ground, joints, skin, hair, tone, coat, dress, ledge, tilt = 0, x = 360, broad = 1, seed }) {
  const s = skins[skin];
  const w = 196 * broad;
  const person = [
    shape(
      coat[0],
      `M${x - w - 26} 830Q${x - w - 20} 640 ${x - w + 60} 600L${x - 60} 556H${x + 60}L${x + w - 60} 600Q${x + w + 20} 640 ${x + w + 26} 830z`,
    ),
    shape(
      coat[1],
      `M${x + 26} 556H${x + 60}L${x + w - 60} 600Q${x + w + 20} 640 ${x + w + 26} 830H${x + 90}Q${x + 110} 660 ${x + 26} 556z`,
    ),
    shape(s[1], `M${x - 48} 440H${x + 48}V560Q${x + 30} 604 ${x} 606T${x - 48} 560z`),
    shape(s[0], `M${x - 48} 506Q${x - 30} 540 ${x - 4} 530Q${x - 10} 570 ${x - 22} 596Q${x - 44} 584 ${x - 48} 556z`),
    dress,
  ];
  const face = `<g transform="rotate(${tilt} ${x} 520)">${head(x, 372, 126, { skin: s, hair, tone })}</g>`;
  return picture(
    720,
    900,
    ...niche(ground, joints),
    `<clipPath id="n"><path d="${opening}"/></clipPath>`,
    group('clip-path="url(#n)"', shade(ground[1]), ...person, face),
    box(white, 60, 806, 600, 12),
    box(ramleh[2], 60, 818, 600, 14),
    box(ramleh[4], 74, 832, 572, 10),
    ...ledge,
    tesserae(0, 862, 720, 3, 14, seed),
  );
}
