// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { askAtBack } from '#src/frame/navigation/back.ts';

test('at Back who came last is asked first, until one decides', () => {
  const asked: string[] = [];
  const ask = (name: string, decides: boolean) => {
    const end = askAtBack(() => {
      asked.push(name);
      return decides;
    });
    onTestFinished(end);
    return end;
  };
  const goBack = () => {
    asked.length = 0;
    window.dispatchEvent(new PopStateEvent('popstate'));
    return asked;
  };
  ask('page', true);
  ask('menu', false);
  const endDialog = ask('dialog', true);
  ask('dialog above', false);
  expect(goBack()).toEqual(['dialog above', 'dialog']);
  endDialog();
  expect(goBack()).toEqual(['dialog above', 'menu', 'page']);
});
