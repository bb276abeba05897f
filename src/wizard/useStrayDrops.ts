import { useEffect } from 'react';
import { t } from '#languages/message.ts';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Prevents the browser from opening a file that is dropped beside an upload, and announces that nothing was attached. */
export const useStrayDrops = (announce: (sentence: string) => void): void => {
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      announce(t('Nothing was attached. Please drop the file on its question.'));
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, [announce]);
};
