export { MoneyField } from './money_field'
