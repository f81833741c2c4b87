/** By which days the staff's desk counts: those of the shop's own market. */
export default { calendar: 'XALC' }
