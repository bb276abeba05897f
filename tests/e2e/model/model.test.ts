import { describe, expect, test } from 'vitest';
import { nameOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { applications } from '#tests/applications.ts';
import { firstOrAll, isEverywhere } from '#tests/breadth.ts';
import { openForm } from '#tests/e2e/application.ts';
import { answerFor } from '#tests/e2e/model/answering.ts';
import { coveringPath } from '#tests/e2e/model/coveringPath.ts';
import { standsLike } from '#tests/e2e/model/standing.ts';
import { whyUncaused } from '#tests/e2e/model/uncaused.ts';
import { possibleOutcomes } from '#tests/machines/guardOutcomes.ts';

// Both pages are made of the same parts, and both machines are walked through without a page: the whole breadth tours both.
describe.each(firstOrAll(applications))('$name, walked through on its page', (application) => {
  const { name, form, machine, page: path } = application;

  test('is after each action where the machine is, and takes the transitions that a user can cause', async () => {
    // What leads on at once follows from the answers: the whole breadth walks it too, and meets both sides of what is asked.
    const all = transitionsOf(machine).filter(({ eventType }) => isEverywhere() || eventType !== '');
    const wanted = all.map(nameOf).filter((transition) => !whyUncaused(transition));
    // Of the other guards the page asks nothing before it sends their events.
    const asked = all.filter(({ eventType }) => isEverywhere() && ['', 'NEXT', 'SUBMIT'].includes(eventType));
    const sides = possibleOutcomes(asked).filter((side) => !whyUncaused(side));

    const { first, segments } = coveringPath(application, [...wanted, ...sides]);
    const page = await openForm(path, { expected: /Failed to load resource|could not be sent/ });
    const answering = await answerFor(page, form.path);
    const taken = new Set<string>();
    const found = new Set<string>();
    await standsLike(page, form, first, 'the page was opened');
    for (const { action, snapshot, transitions, covered } of segments) {
      await action.act(page, answering);
      await standsLike(page, form, snapshot, action.says);
      for (const transition of transitions) taken.add(transition);
      for (const each of covered) found.add(each);
    }

    const unfound = sides.filter((side) => !found.has(side));
    console.info(
      `${name}, on its page: ${segments.length} actions; ${taken.size} of ${all.length} transitions, ` +
        `${all.length - wanted.length} cannot be caused by a user; ${sides.length - unfound.length} of ${sides.length} sides of conditions`,
    );
    expect(wanted.filter((transition) => !taken.has(transition))).toEqual([]);
    expect([...taken].filter(whyUncaused)).toEqual([]);
    if (isEverywhere()) {
      expect(sides).not.toEqual([]);
      expect(unfound).toEqual([]);
    }
  });
});
