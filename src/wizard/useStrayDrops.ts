import { useEffect } from 'react';
import { t } from '#languages/message.ts';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** A file that is dropped anywhere but on its question does not take the place of the page; `announce` says so. */
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
