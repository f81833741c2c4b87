import { useEffect, type RefObject } from 'react'
import { tellInput } from '~/hooks/use_input_before'
import { pressAgain } from '~/layouts/early_presses'

/** Stands beside a part that comes later, and so begins with it; draws nothing. */
export function Listens({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (place.current) void listen(place.current)
  }, [place])
  return null
}

async function listen(place: HTMLElement) {
  place.removeAttribute('data-late')
  await tellInput(place)
  pressAgain()
}
