// The thread that writes a workbook: ten thousand rows take seconds, in which the office's page goes on answering.
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';

const { heads, rows, heights, ...options } = workerData;
const headOf = (value) => ({ value, type: String, fontWeight: 'bold', wrap: true });
const cellOf = (value) => ({ value, type: String, alignVertical: 'top', wrap: value.includes('\n') });
const withHeight = (row, at) => row.map((cell) => ({ ...cell, height: heights[at] }));

const sheet = [heads.map(headOf), ...rows.map((row) => row.map(cellOf))].map(withHeight);
const workbook = writeExcelFile(sheet, options);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage(await workbook.toBuffer());
