/** The methods of arrays that Chrome has since 110, Firefox since 115 and Safari since 16. Only a browser that lacks them runs this. */
import 'core-js/actual/array/to-reversed';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/array/with';
