// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { answerEarlyPress, noteEarlyPress, takeEarlyPress } from '#src/frame/earlyPress.ts';

/** A served page of a form: its message about a script that does not load, the start button and its status. */
const serve = () => {
  document.body.innerHTML =
    '<p class="not-loaded" hidden>Reload</p><button class="information-start"></button><p role="status" hidden>One moment</p>';
  const [message, status] = document.querySelectorAll('p');
  const scrolledTo: Element[] = [];
  message!.scrollIntoView = () => void scrolledTo.push(message!);
  noteEarlyPress();
  return { message: message!, status: status!, scrolledTo, press: () => document.querySelector('button')!.click() };
};

test('a press before the script has come is answered by the status, and taken by the script once', () => {
  const { status, scrolledTo, press } = serve();
  press();
  expect([status.hidden, scrolledTo]).toEqual([false, []]);
  expect(takeEarlyPress()).toBe(true);
  expect(takeEarlyPress()).toBe(false);
  status.hidden = true;
  press();
  expect(status.hidden).toBe(true);
});

test('where the script does not come, a press leads to the message about it, also one from before', () => {
  const { message, status, scrolledTo, press } = serve();
  press();
  message.hidden = false;
  answerEarlyPress();
  expect([status.hidden, scrolledTo]).toEqual([true, [message]]);
  press();
  expect(scrolledTo).toEqual([message, message]);
  takeEarlyPress();
});
