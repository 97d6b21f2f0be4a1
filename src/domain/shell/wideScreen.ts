/** Whether there is room for the desktop header, and for filters beside a list (rule H3); a media query. */
export const wideScreen = '(min-width: 1024px)'
