import { useCallback } from 'react';

interface BlobPictureProps {
  blob: Blob;
  alt: string;
}

/** A picture from a Blob. */
export const BlobPicture = ({ blob, alt }: BlobPictureProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => {
        // A picture that is still being loaded would be reported as missing.
        image.removeAttribute('src');
        URL.revokeObjectURL(address);
      };
    },
    [blob],
  );
  return <img ref={show} alt={alt} />;
};
