import type { Choice } from '#shared/reading/choice'

const answered = new Map<Choice, number>()

/** Counts a list that was asked for, by who has answered it and why. */
export const countAnswer = (choice: Choice): void =>
  void answered.set(choice, (answered.get(choice) ?? 0) + 1)

/** Since this process began. */
export const countedAnswers = (): ReadonlyMap<Choice, number> => answered
