import { useEffect, useRef } from 'react'

/** Whether the last thing done on the page was to change a field; sending and pressing end it. */
export function useIsTyping() {
  const isTyping = useRef(false)
  useEffect(() => {
    const note = ({ type }: Event) => {
      isTyping.current = type === 'input'
    }
    const events = ['input', 'submit', 'click']
    // Before the handlers of the page, whose new errors are judged by it.
    for (const event of events) document.addEventListener(event, note, true)
    return () => {
      for (const event of events) document.removeEventListener(event, note, true)
    }
  }, [])
  return isTyping
}
