export { TextField, type TextFieldProps } from './text_field'
