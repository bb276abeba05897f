/** In a page or its worker, every canvas seems white, as with Firefox's resistFingerprinting. */
export const hidePictures = () => {
  // oxlint-disable-next-line typescript/unbound-method
  const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
  OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...place: Parameters<typeof getImageData>) {
    const image = getImageData.apply(this, place);
    image.data.fill(255);
    return image;
  };
};
