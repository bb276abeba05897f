import { FOLDER_TYPE } from '#forms/attachment.ts';

/** The files of a drop. A folder among them has the media type of folders: the browser gives it as a file that cannot be read. */
export const droppedFiles = ({ items }: DataTransfer): File[] =>
  [...items].flatMap((item) => {
    const file = item.getAsFile();
    if (!file) return [];
    return item.webkitGetAsEntry()?.isDirectory ? new File([], file.name, { type: FOLDER_TYPE }) : file;
  });
