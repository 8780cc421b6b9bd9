/* Every look of the studio, in the order in which they build on each other. */
import '../styles/base.css';
import '../styles/fields.css';
import '../styles/areas.css';
import '../styles/lists.css';
import '../styles/status.css';
import '../styles/notice.css';
import '../styles/editor.css';
import '../styles/outline.css';
import '../styles/preview-frame.css';
import '../styles/forms.css';
import '../styles/section-picker.css';
import '../styles/history.css';
import '../styles/records.css';
import '../styles/catalogue.css';
import '../styles/picture-picker.css';
import '../styles/resource.css';
import '../styles/shell.css';
