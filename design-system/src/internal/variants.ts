// The light build: class names here never conflict, so nothing has to be merged at run time.
export { tv, type VariantProps } from 'tailwind-variants/lite'
