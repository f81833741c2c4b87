import vine from '@vinejs/vine'

export const taskRestartValidator = vine.create({
  /** Runs a task that waits for its next attempt at once, before all others. */
  forceExecute: vine.boolean().optional(),
})
