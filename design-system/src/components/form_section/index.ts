export { BesideFields } from './beside_fields'
export { FormSection } from './form_section'
export { FieldGrid } from './field_grid'
export { FormActions } from './form_actions'
