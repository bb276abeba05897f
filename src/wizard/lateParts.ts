export { Elsewhere } from '#src/wizard/draft/Elsewhere.tsx';
export { KeptReceipt } from '#src/wizard/draft/KeptReceipt.tsx';
export { Outcome } from '#src/wizard/sending/Outcome.tsx';
export { SentApplication } from '#src/wizard/sending/SentApplication.tsx';
export { ListQuestion } from '#src/wizard/step/ListQuestion.tsx';
export { NoToAll } from '#src/wizard/step/NoToAll.tsx';
export { Previous } from '#src/wizard/step/Previous.tsx';
export { Review } from '#src/wizard/step/Review.tsx';
