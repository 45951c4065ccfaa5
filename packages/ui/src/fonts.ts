// Importing this module makes the portal's typeface available. It stands apart from the components
// so that an app may serve other faces, or none, without carrying the font files.
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './fonts.css';
