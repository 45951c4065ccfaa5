// Without the styles that the default entry writes into the page: the content security policy forbids those.
import 'react-toastify/ReactToastify.css';

export { toast, ToastContainer } from 'react-toastify/unstyled';
