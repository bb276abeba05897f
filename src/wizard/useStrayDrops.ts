import { useEffect } from 'react';

/** The browser would open a file that is dropped beside an upload: the pointer shows that it cannot be dropped there. */
export const useStrayDrops = (): void => {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    return () => window.removeEventListener('dragover', refuse);
  }, []);
};
