import { useEffect, useState } from 'react'

const NAME = 'kontor-keys'

/** Whether single keys act; remembered in this browser. */
export function useKeySwitch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(localStorage.getItem(NAME) !== 'off'), [])
  const change = (next: boolean) => {
    setOn(next)
    if (next) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, 'off')
  }
  return [isOn, change]
}
