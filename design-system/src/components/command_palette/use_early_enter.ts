import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Command, CommandGroup } from './types'

/**
 * Enter that is pressed before the finds of a text are there acts as soon as they are: on the row
 * that was chosen, or on the first. Whatever else is pressed meanwhile takes it back.
 */
export function useEarlyEnter(
  groups: readonly CommandGroup[],
  isSettled: boolean,
  act: (command: Command) => void
) {
  /** What Enter waits for: a row by its id, or null for the first. */
  const held = useRef<{ id: string | null } | null>(null)
  const commands = groups.flatMap((group) => group.commands)
  const actOn = (id: string | null) => {
    const command = id === null ? commands[0] : commands.find((one) => one.id === id)
    if (command) act(command)
  }
  useEffect(() => {
    if (!held.current || !isSettled) return
    const { id } = held.current
    held.current = null
    actOn(id)
  })
  return (event: KeyboardEvent) => {
    held.current = null
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const place = chosenPlace(event.currentTarget)
    /* The list acts on its own row by itself. */
    if (isSettled && place !== null) return
    event.preventDefault()
    event.stopPropagation()
    /* The first row is chosen by typing alone; any other was chosen by somebody. */
    const id = place ? (commands[place]?.id ?? null) : null
    if (isSettled) actOn(id)
    else held.current = { id }
  }
}

function chosenPlace(around: Element): number | null {
  const row = around.querySelector('[role=menuitem][data-focused]')
  return row ? Number(row.getAttribute('data-place')) : null
}
