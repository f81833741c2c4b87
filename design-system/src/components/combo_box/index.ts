export { ComboBox, type ComboBoxOption } from './combo_box'
