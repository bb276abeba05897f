/** What one upload holds of the texts in memory. */
export interface HeldTexts {
  add(bytes: number): void;
  end(): void;
}

interface Upload {
  bytes: number;
  cut: () => void;
}

export interface TextMemory {
  /** Counts the texts of an upload; `cut` ends it. */
  hold(cut: () => void): HeldTexts;
}

/**
 * Bounds the texts that all uploads together hold in memory, which arrive as slowly as their senders like: when they are more
 * than `most` bytes, the upload that holds most is cut. Files go to the disk and are not counted.
 */
export const textMemory = (most: number): TextMemory => {
  const uploads = new Set<Upload>();
  let total = 0;
  const release = (upload: Upload) => {
    if (uploads.delete(upload)) total -= upload.bytes;
  };
  return {
    hold: (cut) => {
      const upload = { bytes: 0, cut };
      uploads.add(upload);
      return {
        add: (bytes) => {
          if (!uploads.has(upload)) return;
          upload.bytes += bytes;
          total += bytes;
          if (total <= most) return;
          const largest = [...uploads].reduce((a, b) => (b.bytes > a.bytes ? b : a));
          release(largest);
          largest.cut();
        },
        end: () => release(upload),
      };
    },
  };
};
