/** What is encoded at the first of these qualities, from the best on, that gives at most so many bytes; else at the last one. */
export const encodedWithin = async (
  most: number,
  qualities: readonly [number, ...number[]],
  encode: (quality: number) => Promise<Blob>,
): Promise<Blob> => {
  const [quality, next, ...others] = qualities;
  const blob = await encode(quality);
  return next === undefined || blob.size <= most ? blob : encodedWithin(most, [next, ...others], encode);
};
