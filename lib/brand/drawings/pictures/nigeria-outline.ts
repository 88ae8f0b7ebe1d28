/**
 * Nigeria's outline where its drawing has it, 620 x 505 units: Natural Earth's 1:50m countries
 * (public domain; id 566 in world-atlas), with as many corners as the size can show.
 */
export const nigeriaOutline =
  'M731 116l23 34l8 36l20 8l2 6l-3 33l-19 12l-11 2l-16 18l-14 37l-8 7l-3 26l-14 6l-6 29l-9 11l-12 4l-6 9l-15 44l-12 16l4 9l-15 13l-1 11l-12 9l-11 1l-5 -14l-21 -18l-7 10l-14 0l-2 -6l-18 12l-8 13l-31 27l-7 12l-6 31l-14 23l-6 0l-10 -8l3 18l-34 2l-7 -6l-2 4l-10 1l-10 -9l4 6l-1 4l-6 7l-5 0l-9 -18l2 15l4 4l-12 2l-4 -8l-1 8l-14 1l0 -6l-6 9l-18 -10l-17 -20l-6 -16l6 -1l-6 -2l0 -8l7 -2l2 -5l-7 4l-10 -7l13 -4l-6 0l-2 -5l-8 6l-3 -9l-12 -13l-22 -18l-17 -3l-34 0l15 -9l-2 -1l-14 4l-6 7l-32 1l3 -18l-3 -14l3 -26l-4 -21l4 -62l15 -2l4 -19l10 -11l0 -7l14 -11l3 -9l-3 -10l3 -3l6 0l4 -10l-7 -24l-12 -17l5 -16l5 -4l-4 -6l3 -34l15 -13l8 -14l4 -24l20 -11l36 -3l12 -6l42 12l33 34l22 -6l25 -12l13 2l34 21l46 5l16 -17l14 -8l14 -2l53 -1l26 8l6 5l18 0l16 -15l30 -16l14 -1z';
