import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Nobody types an element, or rows of them: such a prop is described, and has no field full of what React makes of it. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) =>
      holdsElement(initialArgs[name]) ? [name, { ...type, control: false }] : [name, type]
    )
  )

function holdsElement(value: unknown): boolean {
  if (isValidElement(value)) return true
  if (Array.isArray(value)) return value.some(holdsElement)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsElement)
}
