import { Text } from '@kontor/design-system/text'
interface ModelFormProps {
  words: string[]
  /** What is to be written on a line of its own. */
  lines: string[]
}

/** A letter to copy or to print and fill in; nothing is sent from here. */
export function ModelForm({ words, lines }: ModelFormProps) {
  return (
    <Text as="div" measure>
      <div className="border border-line-strong p-6" data-print="together">
        {words.map((sentence) => (
          <p key={sentence} className="pb-3">
            {sentence}
          </p>
        ))}
        <ul>
          {lines.map((line) => (
            <li key={line} className="border-b border-line-strong pt-6 pb-1">
              <Text as="div" role="ui" tone="muted">
                {line}
              </Text>
            </li>
          ))}
        </ul>
      </div>
    </Text>
  )
}
