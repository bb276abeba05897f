import { useCallback } from 'react';

interface BlobPictureProps {
  blob: Blob;
  alt: string;
}

/** A picture from a Blob. */
export const BlobPicture = ({ blob, alt }: BlobPictureProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob);
      return () => URL.revokeObjectURL(image.src);
    },
    [blob],
  );
  return <img ref={show} alt={alt} />;
};
