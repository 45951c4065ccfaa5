// A separate entry point, so that an app with its own typeface does not bundle these font files.
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './fonts.css';
