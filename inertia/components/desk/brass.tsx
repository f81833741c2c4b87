import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'

/** Words at which somebody should look. */
export const Brass = ({ children }: { children: ReactNode }) => (
  <span className="text-warning-text">
    <Text as="span" role="inherit" tone="inherit" weight="medium">
      {children}
    </Text>
  </span>
)
