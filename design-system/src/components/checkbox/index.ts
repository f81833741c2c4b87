export { Checkbox } from './checkbox'
export { CheckboxBox } from './checkbox_box'
