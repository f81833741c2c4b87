import { Text } from '@kontor/design-system/text'
/** The form of data, or a command, in code; scrolls by itself where it is wide. */
export function Outline({ text }: { text: string }) {
  return (
    <pre tabIndex={0} className="overflow-x-auto border border-line bg-raised px-3 py-2">
      <Text as="code" role="mono-s" isBlock>
        {text}
      </Text>
    </pre>
  )
}
