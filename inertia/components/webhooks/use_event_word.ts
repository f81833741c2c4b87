import { useText } from '~/hooks/use_text'

/** What an event is called; one that has no words yet by its name. */
export function useEventWord() {
  const t = useText('webhooks/events')
  return (event: string): string => {
    const key = `events.${event.replace('.', '_')}` as 'events.webhook_test'
    const word: string = t(key)
    return word.endsWith(key) ? event : word
  }
}
